/** Asks the operator for a reason and a proof, before what concerns other people's data. */
export { ReasonProof } from './proof/reason-proof.tsx'
