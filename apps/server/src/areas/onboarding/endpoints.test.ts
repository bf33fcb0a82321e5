import { testEndpoints } from '#testing'

await testEndpoints('onboarding')
