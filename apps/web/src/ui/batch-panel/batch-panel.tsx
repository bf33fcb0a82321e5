import { useId } from 'react'
import type { FormEvent, FormHTMLAttributes, ReactNode, Ref } from 'react'
import { Banner } from '#ui/banner'
import { Button } from '#ui/button'
import { confirm } from '#ui/confirm'
import type { Question } from '#ui/confirm'
import { Row, Stack } from '#ui/layout'
import { SidePanel } from '#ui/side-panel'
import { Text } from '#ui/text'
import css from './batch-panel.module.css'

interface BatchPanelProps extends Pick<FormHTMLAttributes<HTMLFormElement>, 'onKeyDown'> {
  title: string
  text: string
  width: number
  /** why nothing can be saved yet, beside the button */
  fault: string | undefined
  /** the error of the last try, if it belongs to no field */
  failure: string | undefined
  save: string
  isBusy: boolean
  onSubmit: () => void
  /** asked before values that were typed are given up */
  question: Question | undefined
  onLeave: () => void
  ref?: Ref<HTMLFormElement>
  children: ReactNode
}

/** Many values at once, typed one below the other; a single form is a `FormModal`. */
export function BatchPanel(props: BatchPanelProps) {
  const { title, text, width, fault, failure, save, isBusy, onSubmit, question, onLeave, onKeyDown, ref, children } = props
  const id = useId()
  const leave = async () => {
    if (!question || (await confirm(question))) onLeave()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <SidePanel
      opened
      onClose={() => void leave()}
      title={title}
      width={width}
      foot={
        <Row justify="end" className={css.foot}>
          <Text as="output" tone="error" className={css.fault}>
            {fault}
          </Text>
          <Button kind="primary" type="submit" form={id} isBusy={isBusy}>
            {save}
          </Button>
        </Row>
      }>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter goes on to the next field */}
      <form id={id} ref={ref} noValidate onSubmit={submit} onKeyDown={onKeyDown}>
        <Stack gap={20}>
          {failure && <Banner inset type="error" lead={failure} text="" isClosable={false} onClose={() => undefined} />}
          <Text tone={2}>{text}</Text>
          {children}
        </Stack>
      </form>
    </SidePanel>
  )
}
