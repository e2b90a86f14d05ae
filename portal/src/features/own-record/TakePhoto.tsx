import CameraIcon from '@mui/icons-material/PhotoCameraOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef } from 'react';

/** Opens the camera of a phone; a computer shows its files. */
export function TakePhoto({ onTaken }: { onTaken: (photo: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Box sx={{ mb: 4 }}>
      <Button variant="outlined" startIcon={<CameraIcon />} onClick={() => input.current?.click()}>
        Take a photo
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Photo of the report"
        accept="image/jpeg,image/png"
        capture="environment"
        onChange={({ target }) => {
          const [photo] = target.files ?? [];
          if (photo) onTaken(photo);
          // A second photo may come under the same name.
          target.value = '';
        }}
      />
    </Box>
  );
}
