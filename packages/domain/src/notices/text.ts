import { noticeLimits } from '@allenio/contract/notices'
import { richTextMaxBytes, type RichText } from '@allenio/contract/rich-text'
import { plainTextOf } from '@allenio/domain/rich-text'

/** Why a text cannot be the text of a notice. */
export function noticeFault(text: RichText): 'notice empty' | 'notice too long' | undefined {
  const words = plainTextOf(text)
  if (words === '') return 'notice empty'
  const bytes = new TextEncoder().encode(JSON.stringify(text)).length
  return words.length > noticeLimits.text || bytes > richTextMaxBytes ? 'notice too long' : undefined
}
