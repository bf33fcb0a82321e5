import { collectionOf } from '#platform/contributions'

/** Tables that stand in no copy of a person's or a business's data and need no eraser, each with the reason. */
export const unexportedTables = collectionOf<Readonly<Record<string, string>>>('unexported tables')
