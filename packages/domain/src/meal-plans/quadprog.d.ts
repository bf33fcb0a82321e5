declare module 'quadprog' {
  import type { SolveQP } from './index.ts'

  export const solveQP: SolveQP
}
