import { IconArrowLeft } from '@tabler/icons-react'
import { Button } from '#ui/button'
import { useWords } from '../words/index.ts'
import { useBack } from './back.ts'

/** For the `back` of a page header. */
export function BackButton() {
  const t = useWords()
  const back = useBack()
  return (
    <Button kind="quiet" size="small" icon={IconArrowLeft} onClick={back}>
      {t('goBack')}
    </Button>
  )
}
