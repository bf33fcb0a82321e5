import { SkeletonPage } from '#ui/skeleton'

/** Shown in the layout's place for content while a page or its data is on the way. */
export const PagePending = () => <SkeletonPage />
