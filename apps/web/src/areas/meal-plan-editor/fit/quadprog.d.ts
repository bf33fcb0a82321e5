declare module 'quadprog' {
  import type { SolveQP } from '@allenio/domain/meal-plans'

  export const solveQP: SolveQP
}
