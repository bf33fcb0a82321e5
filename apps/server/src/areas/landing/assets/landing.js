// Who is signed in wants the work, not the invitation.
try {
  if (localStorage.getItem('auth.token')) location.replace('/home')
} catch {
  // storage may be refused: then the visitor reads on
}

const second = 1000

function rise(figure) {
  figure.animate(
    [
      { opacity: 0, transform: 'translateY(40px)' },
      { opacity: 1, transform: 'none' },
    ],
    { duration: second, easing: 'cubic-bezier(.2, .7, .2, 1)' },
  )
  for (const line of figure.querySelectorAll('.drawn')) {
    line.animate(
      [
        { strokeDasharray: '1', strokeDashoffset: 1 },
        { strokeDasharray: '1', strokeDashoffset: 0 },
      ],
      { duration: second, easing: 'ease-out' },
    )
  }
}

// Each drawing rises once, when it first comes into view; nothing waits hidden for a script.
function watch() {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  let isFirstLook = true
  const observer = new IntersectionObserver(entries => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      // what is seen from the start stays still
      if (!isFirstLook) rise(target)
    }
    isFirstLook = false
  })
  for (const figure of document.querySelectorAll('[data-rise]')) observer.observe(figure)
}

if (document.readyState === 'loading') addEventListener('DOMContentLoaded', watch)
else watch()
