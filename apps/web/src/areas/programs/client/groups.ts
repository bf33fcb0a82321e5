import type { ProgramUserState } from '@allenio/contract/programs'

const groups = { now: ['active', 'expiring', 'paused'], next: ['upcoming'], before: ['terminated'] } as const satisfies Record<
  string,
  readonly ProgramUserState[]
>

export const groupOf = (state: ProgramUserState) =>
  (['now', 'next', 'before'] as const).find(name => groups[name].some(each => each === state))
