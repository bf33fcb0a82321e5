import type { CustomApp, CustomAppPart } from '@allenio/contract/custom-apps'
import { useLanguage } from '#lib/words'
import { AttentionLine } from '#ui/attention-line'
import { useCustomAppWords } from '../words.ts'

/** The parts that a request lacks, as one sentence. */
export function MissingParts({ app: { missing } }: { app: CustomApp }) {
  const t = useCustomAppWords()
  const list = new Intl.ListFormat(useLanguage())
  if (missing.length === 0) return null
  return <AttentionLine text={`${t('missing')}: ${list.format(missing.map((part: CustomAppPart) => t(`part_${part}`)))}.`} />
}
