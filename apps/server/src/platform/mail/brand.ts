import { useConfig, type Config } from '#platform/config'
import type { MailFileReference } from './files.ts'

/** The brand of a mail. It is only a name and a colour, so that a mail program has nothing to fetch. */
export interface MailBrand {
  name: string
  /** The colour as #rrggbb. */
  color: string
}

/** A picture that comes within the mail, with the sides that it has there. */
export interface MailLogo {
  picture: MailFileReference
  width: number
  height: number
}

/** The business for which a mail to one of its clients is sent; its name, logo and colour replace the product's. */
export interface MailSender {
  name: string
  /** Without a logo the name stands in its place. */
  logo: MailLogo | null
  /** The business's colour, where it has one. */
  color: string | null
  /** The address to which clients can write. */
  email: string | null
  phone: string | null
}

const brands = {
  allenio: { name: 'Allenio', color: '#de1230' },
  coachplus: { name: 'Coachplus', color: '#1650d8' },
  warfit: { name: 'Warfit', color: '#c8f031' },
} as const satisfies Record<Config['brand'], MailBrand>

export const ownBrand = (): MailBrand => brands[useConfig().brand]

const ink = '#0c1016'

/** White or dark text, depending on the better contrast with the colour. */
export function textOn(color: string): string {
  const light = luminance(color)
  return 1.05 / (light + 0.05) >= (light + 0.05) / (luminance(ink) + 0.05) ? '#ffffff' : ink
}

// The relative luminance of WCAG 2.2.
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map(at => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map(part => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

export const isColor = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text)
