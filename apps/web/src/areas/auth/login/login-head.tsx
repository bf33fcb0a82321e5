import { Stack } from '#ui/layout'
import { Text, Title } from '#ui/text'
import css from './form.module.css'

interface LoginHeadProps {
  title: string
  lead: string
}

export const LoginHead = ({ title, lead }: LoginHeadProps) => (
  <Stack as="header" gap={6} className={css.head}>
    <Title level={1}>{title}</Title>
    <Text tone={2} breaks>
      {lead}
    </Text>
  </Stack>
)
