import type { StorefrontLayout } from '@allenio/contract/storefront'

// Where picture, name and text stand, on a sheet of 28 by 40.
const drawings = {
  studio: (
    <>
      <rect x="0" y="0" width="28" height="15" opacity="0.35" />
      <rect x="4" y="19" width="16" height="3" />
      <rect x="4" y="24" width="20" height="2" opacity="0.5" />
      <rect x="4" y="30" width="20" height="7" rx="2" opacity="0.25" />
    </>
  ),
  portrait: (
    <>
      <rect x="0" y="0" width="28" height="26" opacity="0.35" />
      <rect x="4" y="16" width="16" height="3" />
      <rect x="4" y="21" width="12" height="2" opacity="0.7" />
      <rect x="4" y="30" width="20" height="7" rx="2" opacity="0.25" />
    </>
  ),
  compact: (
    <>
      <circle cx="14" cy="9" r="5" opacity="0.35" />
      <rect x="7" y="17" width="14" height="3" />
      <rect x="4" y="24" width="20" height="4" rx="2" opacity="0.5" />
      <rect x="4" y="31" width="20" height="4" rx="2" opacity="0.25" />
    </>
  ),
} as const satisfies Record<StorefrontLayout, unknown>

export const LayoutPicture = ({ layout }: { layout: StorefrontLayout }) => (
  <svg viewBox="0 0 28 40" width={42} height={60} fill="currentColor" aria-hidden>
    {drawings[layout]}
  </svg>
)
