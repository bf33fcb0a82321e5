/** The fields of the anamnesis. Allergies and injuries are the client record's own. */
export const anamnesisFields = [
  'reason',
  'goal',
  'weightHistory',
  'ownIllnesses',
  'familyIllnesses',
  'drugs',
  'supplements',
  'digestion',
  'sleep',
  'stress',
  'smoke',
  'alcohol',
  'exercise',
  'work',
  'cycle',
  'pregnancy',
  'habits',
  'dislikes',
  /** All that was eaten in the 24 hours before. */
  'dayRecall',
] as const
export type AnamnesisField = (typeof anamnesisFields)[number]

/** Where the answer to a question of a survey can go: to the anamnesis, or beside the allergies of the record. */
export const anamnesisTies = [...anamnesisFields, 'allergies'] as const
export type AnamnesisTie = (typeof anamnesisTies)[number]
