import type { Input } from '@allenio/contract'
import type { endSecondFactor } from '@allenio/contract/auth'

/** That it is they: the password, with the second factor's code where one is wanted, or a fresh passkey. */
export type Proof = Pick<Input<typeof endSecondFactor>, 'password' | 'passkey' | 'code'>
