import { liveList, nextId } from '#ui/live'

export type BannerType = 'success' | 'error' | 'warning' | 'info'
export type BannerButton = { text: string } & ({ to: string; onClick?: undefined } | { onClick: () => void; to?: undefined })

export interface BannerMessage {
  /** a banner with an id replaces the present one with that id */
  id?: string | undefined
  type: BannerType
  /** the first words, in bold */
  lead?: string | undefined
  text: string
  buttons?: BannerButton[] | undefined
  /** milliseconds until it closes by itself; without it the banner stays */
  duration?: number | undefined
  /** false if the person cannot close it */
  isClosable?: boolean | undefined
  onClose?: (() => void) | undefined
}

export type ShownBanner = BannerMessage & { id: string }

export const banners = liveList<ShownBanner>()

export function showBanner(message: BannerMessage): string {
  const id = message.id ?? nextId()
  banners.add({ ...message, id })
  return id
}

export const dismissBanner = (id: string) => banners.remove(id)
