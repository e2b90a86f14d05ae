import assert from 'node:assert/strict';
import { test } from 'vitest';
import { contrast } from './contrast.ts';
import { calendarFills, colours, doctorEdges, textPairs, tones } from './tokens.ts';

test('black on white has the largest contrast there is', () => {
  assert.equal(contrast('#000000', '#FFFFFF'), 21);
});

for (const [text, ground] of textPairs) {
  test(`${text} can be read on ${ground}`, () => {
    const ratio = contrast(colours[text], colours[ground]);
    assert.ok(ratio >= 4.5, `${ratio.toFixed(2)}:1`);
  });
}

for (const [name, tone] of Object.entries(tones)) {
  test(`the badge "${name}" can be read`, () => {
    assert.ok(contrast(colours[tone.text], colours[tone.ground]) >= 4.5);
  });
}

for (const fill of [...Object.values(calendarFills.assistant), calendarFills.doctor]) {
  test(`a calendar event in ${fill.ground} can be read`, () => {
    assert.ok(contrast(colours[fill.text], colours[fill.ground]) >= 4.5);
  });
}

for (const edge of doctorEdges) {
  test(`a doctor's edge in ${edge} can be seen on every event of the desk's calendar`, () => {
    for (const { ground } of Object.values(calendarFills.assistant))
      assert.ok(contrast(edge, colours[ground]) >= 3, ground);
  });
}

for (const ground of ['paper', 'cream', 'white'] as const) {
  test(`the edge of a control can be seen on ${ground}`, () => {
    assert.ok(contrast(colours.edge, colours[ground]) >= 3);
  });
}
