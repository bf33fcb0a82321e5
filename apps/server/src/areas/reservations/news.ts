/** Longer than a toast with an undo is shown: what was undone is never told. */
const undoSeconds = 60

/** When clients and the team are told of a change. */
export const newsMoment = (now = Date.now()): string => new Date(now + undoSeconds * 1000).toISOString()
