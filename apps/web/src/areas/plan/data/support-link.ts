import { config } from '#lib/config'

/** A mail to whoever runs this installation; none where no address is configured. */
export const supportLink = (subject: string): string | undefined =>
  config.supportEmail ? `mailto:${config.supportEmail}?subject=${encodeURIComponent(subject)}` : undefined
