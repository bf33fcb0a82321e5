import { maxInstallOffers } from '#lib/constants'

const name = 'allenio.install.views'

const views = (): number => {
  try {
    return Number(localStorage.getItem(name) ?? 0) || 0
  } catch {
    // where nothing can be counted, nothing is offered
    return maxInstallOffers
  }
}

export const mayOfferInstall = (): boolean => views() < maxInstallOffers

export function countInstallOffer(): void {
  try {
    localStorage.setItem(name, String(views() + 1))
  } catch {
    // refused storage: see above
  }
}
