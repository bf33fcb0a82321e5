export const intakeSets = ['LARN', 'EFSA'] as const
export type IntakeSet = (typeof intakeSets)[number]
