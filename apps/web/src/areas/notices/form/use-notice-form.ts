import type { Endpoint, Input, Output } from '@allenio/contract'
import { noticeLimits } from '@allenio/contract/notices'
import { noticeFault } from '@allenio/domain/notices'
import { useEndpointForm } from '#lib/forms'
import type { FormDraft } from '#lib/forms'
import { audienceOf, noticeForm, type NoticeValues } from './values.ts'
import { useFormWords } from './words.ts'

interface NoticeFormOptions<E extends Endpoint> {
  endpoint: E
  start: NoticeValues
  draft: FormDraft<NoticeValues>
  toInput: (values: NoticeValues) => Input<E>
  onSaved: (saved: Output<E>) => void
  onRefused?: (error: unknown) => boolean
}

/** The form of a notice, new or not. */
export function useNoticeForm<E extends Endpoint>(options: NoticeFormOptions<E>) {
  const t = useFormWords()
  const check = (values: NoticeValues) => {
    const fault = noticeFault(values.text)
    const isLater = values.publishOn === 'later'
    return {
      title: values.title.trim() ? undefined : t('titleNeeded'),
      text: fault === 'notice empty' ? t('textNeeded') : fault && t('tooLong', { max: noticeLimits.text }),
      audience: audienceOf(values) ? undefined : t('audienceNeeded'),
      day: isLater && values.day === '' ? t('dayNeeded') : undefined,
      time: isLater && values.time === '' ? t('timeNeeded') : undefined,
    }
  }
  return useEndpointForm({ ...options, schema: noticeForm, check })
}

export type NoticeForm = ReturnType<typeof useNoticeForm>

export interface FieldsProps {
  form: NoticeForm
}
