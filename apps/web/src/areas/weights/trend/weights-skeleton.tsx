import { FigureCell, FigureRow } from '#ui/figure-row'
import { Section, Sheet } from '#ui/section'
import { Skeleton, SkeletonRows, Waiting } from '#ui/skeleton'
import css from '../weights.module.css'

/** A placeholder in the shape of four figures, a chart and rows. */
export function WeightsSkeleton() {
  return (
    <Waiting>
      <Sheet>
        <FigureRow>
          {[64, 48, 56, 52].map(width => (
            <FigureCell key={width}>
              <Skeleton width={width} />
              <Skeleton width={width * 2} height={28} />
              <Skeleton width={width * 2.4} />
            </FigureCell>
          ))}
        </FigureRow>
        <Section>
          <Skeleton height={300} className={css.bone} />
        </Section>
        <Section bare>
          <SkeletonRows rows={6} columns={4} />
        </Section>
      </Sheet>
    </Waiting>
  )
}
