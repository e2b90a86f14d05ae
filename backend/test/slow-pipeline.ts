/** Keeps any database busy beyond the clinic's command limit; more steps take longer. */
export const slowPipeline = (steps = 50_000) => [
  { $limit: 1 },
  {
    $project: {
      sum: {
        $reduce: { input: { $range: [0, steps] }, initialValue: 0, in: { $add: ['$$value', '$$this'] } },
      },
    },
  },
];
