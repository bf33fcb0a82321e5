export { GuestButtons, GuestForm, GuestPage, GuestWaiting } from './guest-page.tsx'
export type { GuestPageProps } from './guest-page.tsx'
