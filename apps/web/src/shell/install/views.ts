import { maxInstallOffers } from '#lib/constants'

const name = 'allenio.install.views'

const views = (): number => {
  try {
    return Number(localStorage.getItem(name) ?? 0) || 0
  } catch {
    // if the offers cannot be counted, none is made
    return maxInstallOffers
  }
}

export const mayOfferInstall = (): boolean => views() < maxInstallOffers

export function countInstallOffer(): void {
  try {
    localStorage.setItem(name, String(views() + 1))
  } catch {
    // the browser refuses storage, so `views` prevents further offers
  }
}
