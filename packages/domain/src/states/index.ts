/** The states that may follow each state of a row. The database holds the same table and refuses any other change. */
export type Transitions<State extends string> = Readonly<Record<State, readonly State[]>>

/** Whether a row may become `to`; it may always stay as it is. */
export const mayBecome = <State extends string>(transitions: Transitions<State>, from: State, to: NoInfer<State>): boolean =>
  from === to || transitions[from].includes(to)

/** A change that the table does not have is a fault of ours. */
export function requireTransition<State extends string>(transitions: Transitions<State>, from: State, to: NoInfer<State>): void {
  if (!mayBecome(transitions, from, to)) throw new Error(`'${from}' cannot become '${to}'`)
}
