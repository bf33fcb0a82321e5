import { IconArrowLeft } from '@tabler/icons-react'
import { Button } from '#ui/button'
import { useWords } from '../words/index.ts'
import { useBack } from './use-back.ts'

/** Stands in a page header's `back`. */
export function BackButton() {
  const t = useWords()
  return <Button kind="quiet" size="small" icon={<IconArrowLeft stroke={1.5} />} onClick={useBack()}>{t('goBack')}</Button>
}
