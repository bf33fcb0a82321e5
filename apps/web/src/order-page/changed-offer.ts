import { tab } from '#lib/session'
import type { OrderPage } from './page.ts'

const storageName = ({ facts }: OrderPage) => `order.changed.${facts.packageId}`

/** Shows the offer as it is now, and says on the new page that it has changed. */
export function reloadChangedOffer(page: OrderPage): void {
  tab.write(storageName(page), 'yes')
  location.reload()
}

export function takeChangeMark(page: OrderPage): boolean {
  const isChanged = tab.read(storageName(page)) !== undefined
  tab.write(storageName(page), undefined)
  return isChanged
}
