import { SkeletonPage } from '#ui/skeleton'

/** Shown in the layout's content area while a page or its data is loading. */
export const PagePending = () => <SkeletonPage />
