/** Keeps the database busy for longer than a command of the clinic does, on any machine; the more steps, the longer. */
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
