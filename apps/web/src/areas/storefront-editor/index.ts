/** The link of the public page, for the screens on which it is made fuller. */
export { StorefrontLink } from './share/storefront-link.tsx'
