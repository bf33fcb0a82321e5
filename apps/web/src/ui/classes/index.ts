export type ClassName = string | false | null | undefined

export const classes = (...names: ClassName[]) => names.filter(Boolean).join(' ')
