import type { AnswerFault } from '@allenio/domain/surveys'
import { useFormats } from '#lib/formats'
import { useAnsweringWords } from './words.ts'

/** Says why an answer does not fit its question. */
export function useFaultSentence(): (fault: AnswerFault) => string {
  const t = useAnsweringWords()
  const { decimal } = useFormats()
  return fault => {
    switch (fault.code) {
      case 'other kind':
        return t('faultOtherKind')
      case 'text too long':
      case 'other too long':
        return t('faultTextLong', { most: fault.most })
      case 'unknown option':
        return t('faultUnknownOption')
      case 'other without words':
        return t('faultOtherWords')
      case 'too few options':
        return t('faultFewOptions', { least: fault.least })
      case 'too many options':
        return t('faultManyOptions', { most: fault.most })
      case 'none beside options':
        return t('faultNone')
      case 'too many files':
        return t('faultManyFiles', { most: fault.most })
      case 'file type not accepted':
        return t('faultFileType', { name: fault.name })
      case 'file too large':
        return t('faultFileLarge', { name: fault.name, megabytes: fault.megabytes })
      case 'photo needed':
        return t('faultPhoto')
      case 'weight not asked':
        return t('faultWeight')
      case 'number too small':
        return t('faultSmall', { least: decimal(fault.least, { most: 3 }) })
      case 'number too large':
        return t('faultLarge', { most: decimal(fault.most, { most: 3 }) })
      case 'too many decimals':
        return t('faultDecimals', { count: fault.most })
      case 'no day':
        return t('faultNoDay')
      case 'day in past':
        return t('faultPast')
      case 'day in future':
        return t('faultFuture')
      default:
        return fault satisfies never
    }
  }
}
