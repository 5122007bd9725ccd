import { defineConfig } from 'vitest/config'

const folders = ['kernel', 'board', 'rulebook', 'campaigns', 'opponents', 'saves', 'house', 'main', 'protocol']

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: folders.map((folder) => `tests/${folder}/**/*.test.ts`),
        },
      },
    ],
  },
})
