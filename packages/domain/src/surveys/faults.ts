/** Why an answer does not fit its question. The values are for the sentence that tells it. */
export type AnswerFault =
  | { code: 'other kind' }
  | { code: 'text too long'; most: number }
  | { code: 'unknown option' }
  | { code: 'other without words' }
  | { code: 'other too long'; most: number }
  | { code: 'too few options'; least: number }
  | { code: 'too many options'; most: number }
  | { code: 'none beside options' }
  | { code: 'too many files'; most: number }
  | { code: 'file type not accepted'; name: string }
  | { code: 'file too large'; name: string; megabytes: number }
  | { code: 'photo needed' }
  | { code: 'weight not asked' }
  | { code: 'number too small'; least: number }
  | { code: 'number too large'; most: number }
  | { code: 'too many decimals'; most: number }
  | { code: 'no day' }
  | { code: 'day in past' }
  | { code: 'day in future' }

/** A fault in the settings of one question, judged alone. */
export type SettingFault =
  | { code: 'options missing'; least: number }
  | { code: 'options over the maximum'; most: number }
  | { code: 'option doubled'; option: string }
  | { code: 'option without words'; option: string }
  | { code: 'least above most'; least: number; most: number }
  | { code: 'no file type' }
  | { code: 'metric deleted' }
  | { code: 'bounds reversed'; min: number; max: number }
  | { code: 'scale without bounds' }
  | { code: 'scale too long'; most: number }
  | { code: 'scale not whole' }

/** A fault of a version, or of a question judged among the others. */
export type VersionFault =
  | SettingFault
  | { code: 'no questions' }
  | { code: 'too many questions'; most: number; count: number }
  | { code: 'question without words' }
  | { code: 'key doubled' }
  | { code: 'kind changed' }
  | { code: 'condition on unknown question'; on: string }
  | { code: 'condition on later question'; on: string }
  | { code: 'condition on unknown option'; on: string; option: string }
  | { code: 'condition never holds' }
  | { code: 'flag on unknown option'; option: string }
  | { code: 'flag never holds' }

const warningCodes: readonly VersionFault['code'][] = [
  'metric deleted',
  'condition on unknown option',
  'condition never holds',
  'flag on unknown option',
  'flag never holds',
]

/** A version with warnings may be published. */
export const isWarning = ({ code }: VersionFault): boolean => warningCodes.includes(code)
