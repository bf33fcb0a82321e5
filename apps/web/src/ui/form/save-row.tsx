import { Button } from '#ui/button'
import { Row } from '#ui/layout'
import { useWords } from '#ui/words'
import type { FormControl } from './form-body.tsx'

interface SaveRowProps {
  form: Pick<FormControl, 'isBusy' | 'failure' | 'formState'> & { reset: () => void }
}

/** The buttons of a form that stands in a page among others: they come with the first change. */
export function SaveRow({ form: { isBusy, failure, formState, reset } }: SaveRowProps) {
  const words = useWords()
  if (!formState.isDirty && !isBusy) return null
  return (
    <Row gap={8} wrap>
      <Button kind="primary" type="submit" isBusy={isBusy} disabled={failure?.wait !== undefined}>
        {words.save}
      </Button>
      <Button onClick={() => reset()}>{words.cancel}</Button>
    </Row>
  )
}
