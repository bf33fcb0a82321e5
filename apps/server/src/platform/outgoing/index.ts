import './transport.ts'
export { isPublicAddress } from './address.ts'
export {
  guardedFetch,
  makeGuardedFetch,
  outgoingUrl,
  RefusedAddress,
  type Answer,
  type Guard,
  type OutgoingFetch,
  type OutgoingRequest,
} from './fetch.ts'
