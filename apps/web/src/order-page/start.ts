import { attemptOrder } from './attempt.ts'
import { fillFromLink, showAsStranger, showBuyer } from './buyer.ts'
import { takeChangeMark } from './changed-offer.ts'
import { findFaults, showFault, showFaults } from './faults.ts'
import { findField, isField, restoreFields, storeFields } from './fields.ts'
import { hideNotice, showNotice } from './notice.ts'
import { part, setBusy, type OrderPage } from './page.ts'

export function startOrder(page: OrderPage): void {
  restoreFields(page)
  followFields(page)
  page.form.addEventListener('submit', event => {
    event.preventDefault()
    if (page.state.isBusy || showFaults(page, findFaults(page))) return
    hideNotice()
    setBusy(page, true)
    void attemptOrder(page)
  })
  part('other-buyer', HTMLButtonElement).addEventListener('click', () => {
    showAsStranger(page)
    findField(page, 'firstName')?.focus()
  })
  // a buyer who comes back from the provider may see the page as it was left, with the button still busy
  addEventListener('pageshow', ({ persisted }) => persisted && setBusy(page, false))
  if (takeChangeMark(page)) showNotice(page.facts.words.changed)
  page.button.disabled = false
  void showBuyer(page)
  void fillFromLink(page)
}

function followFields(page: OrderPage): void {
  page.form.addEventListener('input', ({ target }) => {
    if (isField(target)) showFault(target, '')
    storeFields(page)
  })
  page.form.addEventListener('change', ({ target }) => {
    if (!isField(target) || target.name !== 'pays') return
    for (const list of document.querySelectorAll<HTMLElement>('.terms')) list.hidden = list.dataset['pays'] !== target.value
  })
}
