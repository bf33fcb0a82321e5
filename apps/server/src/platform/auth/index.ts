export { findDeviceKey, forgetDevices, rememberDevice, type CookieJar } from './device-keys.ts'
export { expiries, expiryOf } from './expiry.ts'
export {
  createLink,
  endInvitationLinks,
  endLinks,
  expireLinks,
  findInvitationLink,
  findLiveLink,
  takeInvitationLink,
  takeLink,
  type AccountLinkKind,
  type InvitationLink,
  type LinkKind,
  type NewLink,
  type UsedLink,
} from './links.ts'
export { hashPassword, isPassword } from './passwords.ts'
export { seal, unseal } from './seal.ts'
export {
  announceChange,
  announceChanges,
  createSession,
  endSession,
  endSessions,
  guardSession,
  isFreshlyProved,
  markProved,
  moveSessionTo,
  openSessions,
  shortenSessions,
  type NewSession,
  type Sessions,
  type Strategy,
} from './sessions.ts'
export { countFailure, findWait, forgetFailures, forgiveFailure, refuseWhileBlocked, tryLimits, type Subject } from './throttle.ts'
export { hashToken, isSigned, newToken, sign } from './tokens.ts'
export { matchingStep, newTotpSecret, stepAt, totpAddress, totpCode } from './totp.ts'
