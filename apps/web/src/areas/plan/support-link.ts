import { config } from '#lib/config'

/** A mail link to the operator of this installation; undefined if no address is configured. */
export const supportLink = (subject: string): string | undefined =>
  config.supportEmail ? `mailto:${config.supportEmail}?subject=${encodeURIComponent(subject)}` : undefined
