// The booking page of clients stands here.
export function Page() {
  return null
}
