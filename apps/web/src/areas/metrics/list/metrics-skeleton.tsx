import { Section, Sheet } from '#ui/section'
import { Skeleton, SkeletonRows, Waiting } from '#ui/skeleton'

/** A placeholder in the shape of groups of rows. */
export function MetricsSkeleton() {
  return (
    <Waiting>
      <Sheet>
        <Section>
          <Skeleton width={160} height={20} />
        </Section>
        {[3, 5].map(rows => (
          <Section key={rows} bare>
            <SkeletonRows rows={rows} columns={4} />
          </Section>
        ))}
      </Sheet>
    </Waiting>
  )
}
