/** The colours of entries in a calendar and of groups. A colour is never the only sign: a word or a place stands beside it. */
export const eventColors = ['red', 'blue', 'green', 'yellow', 'blue2', 'dark'] as const
export type EventColor = (typeof eventColors)[number]
