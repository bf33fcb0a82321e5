import { readOrderPage } from './page.ts'
import { startOrder } from './start.ts'
import { openSaleTerms } from './sale-terms.ts'

// The page of a package that cannot be ordered has no form.
const form = document.querySelector<HTMLFormElement>('form.order')
if (form) {
  openSaleTerms()
  addEventListener('hashchange', openSaleTerms)
  startOrder(readOrderPage(form))
}
