import { Stack } from '#ui/layout'
import { Section } from '#ui/section'
import { Skeleton, Waiting } from '#ui/skeleton'

export function NoteSkeleton() {
  return (
    <Section>
      <Waiting>
        <Stack gap={12}>
          <Skeleton width={140} height={16} />
          <Skeleton width={280} />
          {['62%', '71%', '48%', '66%', '39%'].map(width => (
            <Skeleton key={width} width={`min(${width}, 520px)`} height={14} />
          ))}
        </Stack>
      </Waiting>
    </Section>
  )
}
