export { refreshClients, showClient } from './cache.ts'
export { clientFrame } from './detail/client-frame.ts'
export { LimitNotice, SubscriptionDialog } from './lazy.ts'
export { clientQuery } from './reads.ts'
