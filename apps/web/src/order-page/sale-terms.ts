/** Unfolds the terms of sale for readers who follow the link to them. */
export function openSaleTerms(): void {
  const terms = document.querySelector<HTMLDetailsElement>('details.sale-terms')
  if (!terms || location.hash !== '#sale-terms') return
  terms.open = true
  terms.scrollIntoView()
}
