export { RecoveryCodes } from './recovery-codes.tsx'
export type { RecoveryCodesProps } from './recovery-codes.tsx'
