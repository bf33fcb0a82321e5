import { storefrontLimits, type SocialNetwork } from '@allenio/contract/storefront'

/** Addresses under /sf and /live that are not links of businesses. */
export const reservedLinks = ['plans', 'withdraw', 'checkout', 'workoutPackage', 'generateUrl', 'pictures'] as const

export type LinkFault = 'storefront link signs' | 'storefront link length' | 'storefront link reserved'

/** Says why a link cannot be used; undefined where it can. */
export function linkFault(link: string): LinkFault | undefined {
  const { least, most } = storefrontLimits.link
  if (!/^[A-Za-z0-9_-]*$/.test(link)) return 'storefront link signs'
  if (link.length < least || link.length > most) return 'storefront link length'
  return reservedLinks.some(reserved => reserved.toLowerCase() === linkKey(link)) ? 'storefront link reserved' : undefined
}

/** Links that differ in their case alone are the same. */
export const linkKey = (link: string): string => link.toLowerCase()

/** A link made from a name, without accents and signs. It may be taken. */
export function linkOfName(name: string): string {
  const plain = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, storefrontLimits.link.most - 6)
    .replaceAll(/^-|-$/g, '')
  return linkFault(plain) === undefined ? plain : `studio${plain === '' ? '' : `-${plain}`}`
}

/** The n-th proposal for a name whose link is taken. */
export const linkWithNumber = (link: string, number: number): string => (number < 2 ? link : `${link}-${number}`)

const networks = {
  instagram: { host: 'www.instagram.com', hosts: /^(?:www\.)?instagram\.com$/, before: '' },
  facebook: { host: 'www.facebook.com', hosts: /^(?:www\.|m\.)?facebook\.com$/, before: '' },
  tiktok: { host: 'www.tiktok.com', hosts: /^(?:www\.)?tiktok\.com$/, before: '@' },
} as const satisfies Record<SocialNetwork, { host: string; hosts: RegExp; before: string }>

/** The address of a profile from what somebody types: '@name', 'name' or an address. Undefined where it leads anywhere else. */
export function socialAddress(network: SocialNetwork, typed: string): string | undefined {
  const text = typed.trim()
  const { host, hosts, before } = networks[network]
  const name = /^@?([A-Za-z0-9._-]{1,60})$/.exec(text)?.[1]
  if (name !== undefined && !hosts.test(name.toLowerCase())) return `https://${host}/${before}${name}`
  const address = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`)
  if (!address || (address.protocol !== 'https:' && address.protocol !== 'http:') || address.username || address.port) return undefined
  const path = address.pathname.replace(/(?<!\/)\/+$/, '')
  if (!hosts.test(address.hostname) || !/^\/[A-Za-z0-9._@/-]{1,120}$/.test(path)) return undefined
  return `https://${host}${path}`
}

/** The name under which a profile is known, from its address. */
export const socialName = (address: string): string => address.replace(/^https:\/\/[^/]+\//, '').replace(/^@?/, '@')
