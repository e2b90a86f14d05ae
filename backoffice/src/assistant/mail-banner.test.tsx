import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { MailBanner } from './MailBanner.tsx';

describe("the desk's banner about e-mail", () => {
  afterEach(() => {
    delete document.documentElement.dataset.mails;
  });

  it('stands in the first view of a server without mails, so that nothing moves later', () => {
    document.documentElement.dataset.mails = 'off';
    render(<MailBanner />);
    expect(screen.getByRole('complementary', { name: 'E-mail' })).toHaveTextContent('E-mail is not set up');
  });

  it('is absent where mails are set up', () => {
    render(<MailBanner />);
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  });
});
