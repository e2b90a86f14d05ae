import { stagesIn } from './watched-queries.ts';

describe('the explanation of a query', () => {
  it('has the plan of the classic engine, without rejected plans', () => {
    const inputStage = { stage: 'IXSCAN', indexName: 'name_1' };
    const queryPlanner = {
      winningPlan: { stage: 'FETCH', inputStage },
      rejectedPlans: [{ stage: 'COLLSCAN' }],
    };
    expect(stagesIn({ queryPlanner })).toEqual(['FETCH', 'IXSCAN']);
  });

  it('tells the plan of the slot-based engine, too', () => {
    const winningPlan = {
      queryPlan: { stage: 'FETCH', planNodeId: 2, inputStage: { stage: 'IXSCAN', planNodeId: 1 } },
      slotBasedPlan: { slots: '$$RESULT=s11', stages: '[2] nlj inner [] [s4] left [1] cfilter …' },
    };
    const executionStages = { stage: 'nlj', outerStage: { stage: 'ixseek' }, innerStage: { stage: 'seek' } };
    const found = stagesIn({
      queryPlanner: { winningPlan, rejectedPlans: [] },
      executionStats: { executionStages },
    });
    expect(found).toEqual(['FETCH', 'IXSCAN', 'nlj', 'ixseek', 'seek']);
  });

  it('tells a scan of a whole collection within several steps', () => {
    const $cursor = { queryPlanner: { winningPlan: { queryPlan: { stage: 'COLLSCAN' } } } };
    expect(stagesIn({ stages: [{ $cursor }, { $sort: {} }] })).toEqual(['COLLSCAN']);
  });
});
