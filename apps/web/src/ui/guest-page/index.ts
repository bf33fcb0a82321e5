export { GuestButtons, GuestForm, GuestPage, GuestPair, GuestWaiting } from './guest-page.tsx'
export type { GuestPageProps } from './guest-page.tsx'
